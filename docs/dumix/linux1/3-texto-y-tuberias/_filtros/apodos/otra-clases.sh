cat apodos.txt | tr '[:upper:]' '[:lower:]' | sort | uniq > unicos.txt
