#include <stdio.h>
#include <string.h>

int main(void)
{
    char word[4];
    strcpy(word, "Hola mundo");
    printf("%s\n", word);
    return 0;
}
