cat > repetidos.sh << 'FIN'
for a; do shift; if [ -e "copias/$a" ]; then set -- "$@" "$a"; fi; done
echo "Ya están $#."
for a; do echo "- $a"; done
FIN
