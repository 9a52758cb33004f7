# Falla: condición 1
sudo service altavoz restart
