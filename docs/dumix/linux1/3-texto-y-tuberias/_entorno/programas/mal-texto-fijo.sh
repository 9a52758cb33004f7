# Falla: condición 1
# Falla: condición 2
echo "alias ranking='echo $(Programas/ranking)'" >> .bashrc
echo "alias socios='echo $(Programas/socios)'" >> .bashrc
