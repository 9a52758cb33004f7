# Falla: condición 1
pkill altavoz
