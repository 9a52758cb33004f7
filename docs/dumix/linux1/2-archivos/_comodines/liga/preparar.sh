# Una liga vacía, por montar.
rm -rf -- *
mkdir Liga
chown -R alumno:alumno .
