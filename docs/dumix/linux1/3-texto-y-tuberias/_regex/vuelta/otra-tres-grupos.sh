cp ida.txt vuelta.txt
sed -i -E 's/([^ ]+)( contra )([^ ]+)/\3\2\1/' vuelta.txt
