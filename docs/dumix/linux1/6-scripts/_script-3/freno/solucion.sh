sed -i 's/mesa=$1/mesa=${1:?falta la mesa}/' vaciar.sh
