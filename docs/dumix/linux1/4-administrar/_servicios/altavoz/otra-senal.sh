sudo pkill altavoz
