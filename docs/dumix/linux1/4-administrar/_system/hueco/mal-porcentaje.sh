# Falla: condición 1
# Falla: condición 2
cp torneo.avi /srv/capturas
