# Falla: condición 1
sed -i 's/mesa=$1/mesa=${1?falta}/' vaciar.sh
