#include <stdio.h>
#include <string.h>

int main(void)
{
    char word[10] = "Hola";
    const char *other = NULL;
    memcpy(word, other, 3);
    printf("%s\n", word);
    return 0;
}
