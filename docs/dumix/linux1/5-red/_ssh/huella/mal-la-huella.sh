# Falla: condición 1
ssh-keygen -lf claves/sala.pub > cual.txt
