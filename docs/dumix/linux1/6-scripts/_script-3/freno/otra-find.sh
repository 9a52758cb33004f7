cat > vaciar.sh << 'FIN'
set -eu
find "mesas/${1:?di la mesa}" -mindepth 1 -delete
FIN
