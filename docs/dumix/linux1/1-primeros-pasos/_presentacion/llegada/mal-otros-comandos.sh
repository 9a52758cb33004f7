# Falla: condición 1
whoami
uname
