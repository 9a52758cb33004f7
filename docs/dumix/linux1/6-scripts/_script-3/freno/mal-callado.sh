# Falla: condición 1
sed -i 's/^mesa=$1/mesa=$1; [ -n "$mesa" ] || exit 1/' vaciar.sh
