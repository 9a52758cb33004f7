sed -i '2a cd "$(dirname "$0")"' Liga/turnos.sh
Liga/turnos.sh
