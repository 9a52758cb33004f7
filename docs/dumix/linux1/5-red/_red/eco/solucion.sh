ping -c 3 servidor > eco.txt
