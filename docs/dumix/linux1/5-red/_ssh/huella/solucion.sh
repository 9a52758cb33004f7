cat papel.txt
ssh-keygen -lf claves/barra.pub
ssh-keygen -lf claves/mesa.pub
ssh-keygen -lf claves/sala.pub
echo sala.pub > cual.txt
