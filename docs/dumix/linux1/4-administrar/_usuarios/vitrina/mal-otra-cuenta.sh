# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
echo bruno > cuenta.txt
su - bruno
touch /srv/vitrina/visto.txt
cp /srv/vitrina/clave.txt .
