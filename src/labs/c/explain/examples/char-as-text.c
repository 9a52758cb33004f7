#include <stdio.h>
#include <string.h>

int main(void)
{
    char word[10] = "Ho";
    strcat(word, 'y');
    printf("%s\n", word);
    return 0;
}
