cp .bashrc .bashrc.copia
echo "alias ranking=~/Programas/ranking" >> .bashrc
echo "alias socios=$HOME/Programas/socios" >> .bashrc
