# Falla: condición 1
ping -c 3 servidor | grep -v icmp_seq > eco.txt
