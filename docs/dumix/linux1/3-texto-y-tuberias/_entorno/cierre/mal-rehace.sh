# Falla: condición 2
echo "alias cierre='echo Apaga la luz'" > .bashrc
echo "alias ls='ls --color=auto'" >> .bashrc
