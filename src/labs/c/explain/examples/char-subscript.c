#include <stdio.h>

int main(void)
{
    int counts[256] = {0};
    char letter = 'a';
    counts[letter]++;
    printf("%d\n", counts[97]);
    return 0;
}
