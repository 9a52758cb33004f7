ex -s -c '/^cierre' -c 's/ / = /' -c '/= =' -c 's/= //' -c '/volumn' -c 's/mn/men/' -c x sala.conf
./revisar.sh
