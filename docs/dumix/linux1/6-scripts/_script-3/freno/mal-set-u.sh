# Falla: condición 1
sed -i 's/^mesa=/set -u; mesa=/' vaciar.sh
