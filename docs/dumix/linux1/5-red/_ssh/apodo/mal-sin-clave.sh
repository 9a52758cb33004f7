# Falla: condición 2
cat >> ~/.ssh/config << FIN
Host sala
    HostName servidor
    User ana
    Port 2222
FIN
