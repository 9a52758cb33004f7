# Falla: condición 1
cat > repetidos.sh << 'FIN'
hay=()
for a in "$@"; do [ -e "copias/$a" ] && hay+=("$a"); done
echo "Ya están ${#hay[@]}."
for a in "${hay[@]}"; do echo - $a; done
FIN
