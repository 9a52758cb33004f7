# marcador y ruleta, de alumno, y proyector, de ana.
como() { setsid -f nice -n 20 setpriv --reuid $1 --regid $1 --init-groups $2 9000 < /dev/null &> /dev/null; }
for p in marcador ruleta proyector; do
    ln -s /usr/bin/sleep /usr/local/bin/$p
done
como alumno ruleta
como ana proyector
como alumno marcador
until pgrep -x ruleta && pgrep -x proyector && pgrep -x marcador; do :; done > /dev/null
mkdir -p /var/lib/club
pgrep -x marcador > /var/lib/club/marcador
