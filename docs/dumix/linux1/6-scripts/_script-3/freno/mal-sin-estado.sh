# Falla: condición 1
sed -i 's/^mesa=$1/mesa=$1; [ -n "$mesa" ] || { echo "falta la mesa" >\&2; exit; }/' vaciar.sh
