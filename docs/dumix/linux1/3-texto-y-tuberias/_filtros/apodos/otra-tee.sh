cat apodos.txt | tr A-Z a-z | sort > todos.txt
uniq todos.txt | tee unicos.txt
