cat > entrega.sh << 'FIN'
#!/bin/bash
set -euo pipefail
trap 'rm -f entrega.tar.gz.nuevo' EXIT
hay=()
for a in "$@"; do
    [ -e "$a" ] || { echo "$a" >&2; continue; }
    hay+=("$a")
done
tar -czf entrega.tar.gz.nuevo -- "${hay[@]}"
mv entrega.tar.gz.nuevo entrega.tar.gz
FIN
