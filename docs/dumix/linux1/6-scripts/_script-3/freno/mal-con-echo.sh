# Falla: condición 2
sed -i 's/=$1/=${1:?}/; s/^rm/echo rm/' vaciar.sh
