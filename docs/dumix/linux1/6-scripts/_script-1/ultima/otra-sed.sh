echo '#!/bin/bash' > ultima.sh
echo 'echo Archivo "$1"; sed -n "\$p" < "$1"' >> ultima.sh
chmod u+x ultima.sh
