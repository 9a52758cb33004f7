cat > sorteo.sh << 'FIN'
#!/bin/bash
set -o pipefail
sort -u "$1" | head -n 3
FIN
