echo -n $(id -un 1204) > propietaria.txt
