ex -s -c '3d' -c '%s/20:00/22:00/' -c x reglas.txt
ex -s -c '$a|Quien pierde invita.' -c x reglas.txt
