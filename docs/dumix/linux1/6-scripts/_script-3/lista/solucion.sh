cat > repetidos.sh << 'FIN'
#!/bin/bash
# Anuncia los archivos que ya están en copias.
hay=()
for archivo in "$@"; do
    if [ -e "copias/$archivo" ]; then
        hay+=("$archivo")
    fi
done

echo "Ya están ${#hay[@]}."
for archivo in "${hay[@]}"; do
    echo "- $archivo"
done
FIN
