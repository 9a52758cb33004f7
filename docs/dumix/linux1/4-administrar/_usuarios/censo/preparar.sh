# Unas cuentas para entrar y otras de servicios, distintas cada vez.
set -- $(shuf -e aurora bruno celia damian elena gabriel hugo irene)
personas=$((RANDOM % 4 + 3))
uid=1200
for cuenta; do
    uid=$((uid + 1))
    shell=/usr/sbin/nologin
    [ $((uid - 1200)) -le $personas ] && shell=/bin/bash
    echo "$cuenta:x:$uid:$uid:Socios:/home/$cuenta:$shell" >> /etc/passwd
done
echo 'robot:x:998:998:Lanza /bin/bash cada noche:/srv/robot:/usr/sbin/nologin' >> /etc/passwd
mkdir -p /usr/local/share/club
grep ':/bin/bash$' /etc/passwd | cut -d : -f 1 | LC_ALL=C sort | md5sum > /usr/local/share/club/entran
grep -c : /etc/passwd | md5sum > /usr/local/share/club/cuantas
