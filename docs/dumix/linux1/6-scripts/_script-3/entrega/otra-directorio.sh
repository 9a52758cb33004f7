cat > entrega.sh << 'FIN'
#!/bin/bash
set -euo pipefail
aqui=$(pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir "$dir/dentro"
for f in "$@"; do
    if [[ -e $f ]]; then
        cp -a "$f" "$dir/dentro"
    else
        echo "falta: $f" >&2
    fi
done
cd "$dir/dentro"
rmdir "$dir/dentro" 2> /dev/null && exit 1
tar -cf ../todo.tar *
gzip ../todo.tar
mv ../todo.tar.gz "$aqui/entrega.tar.gz"
FIN
