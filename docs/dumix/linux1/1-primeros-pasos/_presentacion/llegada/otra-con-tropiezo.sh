llegda
whoami
llegada
