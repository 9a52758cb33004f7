# Dos relojes tuyos, puestos en marcha desde otra terminal.
for p in marcador ruleta; do
    ln -s /usr/bin/sleep /usr/local/bin/$p
    setsid -f nice -n 20 setpriv --reuid alumno --regid alumno --init-groups $p 9000 < /dev/null &> /dev/null
done
until pgrep -x ruleta && pgrep -x marcador; do :; done > /dev/null
mkdir -p /var/lib/club
pgrep -x ruleta > /var/lib/club/ruleta
pgrep -x marcador > /var/lib/club/marcador
