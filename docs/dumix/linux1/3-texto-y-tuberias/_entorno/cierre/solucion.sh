echo "alias cierre='echo Apaga la luz'" >> .bashrc
