getent passwd 1204 | cut -d ':' -f 1 > propietaria.txt
