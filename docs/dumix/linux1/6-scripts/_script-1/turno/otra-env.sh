echo '#!/usr/bin/env bash' > turno.sh
echo 'cat <(echo "Ahora juegan") ~/cola.txt' >> turno.sh
chmod 700 turno.sh
