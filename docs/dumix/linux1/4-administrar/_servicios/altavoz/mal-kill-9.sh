# Falla: condición 1
sudo pkill -9 altavoz
