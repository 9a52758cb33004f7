# La clave de recuperación en casa y un disco externo donde ya hay otra cosa.
echo '471130-002244-118965-300812-556017-409244-660011-127358' > clave-bitlocker.txt
mkdir -p /media/externo/Fotos
chown -R alumno: clave-bitlocker.txt /media/externo
