ex -s -c 'g/Por decidir/d' -c x premios.txt
