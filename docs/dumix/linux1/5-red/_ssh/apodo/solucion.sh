cat >> ~/.ssh/config << FIN
Host sala
    HostName servidor
    User ana
    Port 2222
    IdentityFile ~/.ssh/sala
FIN
