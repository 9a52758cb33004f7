cat > repetidos.sh << 'FIN'
#!/bin/bash
n=0
lista=''
for archivo; do
    [ -e "copias/$archivo" ] || continue
    n=$((n + 1))
    lista="$lista
- $archivo"
done
echo "Ya están $n.$lista"
FIN
