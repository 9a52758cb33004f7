# Cinco cuentas más. La del UID 1204 cambia de nombre cada vez.
set -- $(shuf -e bruno celia damian elena gabriel)
uid=1200
for cuenta; do
    uid=$((uid + 1))
    [ $uid = 1204 ] && echo "$cuenta" | md5sum > /usr/local/share/propietaria
    echo "$cuenta:x:$uid:$((2405 - uid)):Socios:/home/$cuenta:/bin/bash" >> /etc/passwd
    echo "$cuenta:x:$((2405 - uid)):" >> /etc/group
done
