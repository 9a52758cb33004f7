# Falla: condición 2
rm -r Vitrina
mkdir Vitrina
chmod 711 Vitrina
