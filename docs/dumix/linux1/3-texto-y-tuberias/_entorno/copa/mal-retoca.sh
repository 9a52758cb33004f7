# Falla: condición 1
diploma
sed -i 's/(sin torneo)/Copa de invierno/; s/(nadie)/Elena/' diploma.txt
